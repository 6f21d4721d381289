import { createContext } from 'react-router';
import type { Context } from '#core/base/context.ts';

/** Loaded once by the server and kept outside the bundle: contexts match by identity. */
export const requestContext = createContext<Context>();
export const nonceContext = createContext<string>();
