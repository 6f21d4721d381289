import { createContext } from 'react';

/** The nonce of this response's inline scripts. Only the server knows it; browsers hide it from the page. */
export const NonceContext = createContext<string | undefined>(undefined);
