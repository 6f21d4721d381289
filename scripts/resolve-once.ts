import { type ResolveFnOutput, registerHooks } from 'node:module';

const LARGE = 'drizzle-orm';

/**
 * Node reads a package's package.json anew for each import of one of its files. That of drizzle-orm has 179 KB, and 112
 * of its files are loaded: a quarter of a start. Here its addresses are found once, and its files by their own paths.
 */
const found = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    if (!context.conditions.includes('import')) return next(specifier, context);
    if (specifier.startsWith('.') && context.parentURL?.includes(`/node_modules/${LARGE}/`)) {
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    }
    if (specifier !== LARGE && !specifier.startsWith(`${LARGE}/`)) return next(specifier, context);
    const resolved = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    found.set(specifier, resolved);
    return resolved;
  },
});
