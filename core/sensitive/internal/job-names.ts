import { z } from 'zod';

export const sensitiveAskJob = { name: 'sensitive.ask', input: z.strictObject({ identifierId: z.uuid() }) };
