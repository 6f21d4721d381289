import { z } from 'zod';
import { todoStates } from './todos.ts';

/** What the form of a finding says. `state` is missing when only steps were ticked. */
export const todoInput = z.strictObject({
  finding: z.string().regex(/^[0-9a-f]{16}$/),
  steps: z.array(z.coerce.number().int().min(0).max(49)).max(50),
  state: z.enum(todoStates).optional(),
});
export type TodoInput = z.infer<typeof todoInput>;
