import { z } from 'zod';
import { scopeWords, tokenScopes } from '#contract/accounts/tokens.ts';
import type { Operation } from './define.ts';
import { operations } from './operations.ts';

type Json = Record<string, unknown>;

/** JSON Schema 2020-12, as OpenAPI 3.1 has it. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return json;
}

function parametersOf({ params, query }: Operation): Json[] {
  const parametersIn = (schema: z.ZodType | undefined, place: 'path' | 'query') => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, { description, ...json }]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description !== undefined && { description }),
      schema: json,
    }));
  };
  return [...parametersIn(params, 'path'), ...parametersIn(query, 'query')];
}

const idempotencyKey = { $ref: '#/components/parameters/IdempotencyKey' };
const problem = { $ref: '#/components/responses/Problem' };

function answersOf({ answer, status }: Operation): Json {
  if (answer === undefined) return { 204: { description: 'Done' }, default: problem };
  const content =
    answer === 'file'
      ? { '*/*': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: schemaOf(answer, 'output') } };
  return { [status ?? 200]: { description: 'Done', content }, default: problem };
}

function operationOf(operation: Operation): Json {
  const { id: operationId, tag, summary, scope, body, method } = operation;
  const parameters = [...parametersOf(operation), ...(method === 'POST' ? [idempotencyKey] : [])];
  return {
    operationId,
    tags: [tag],
    summary,
    security: [{ token: [scope] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
    }),
    responses: answersOf(operation),
  };
}

/** RFC 9457. */
const problemShape = z.object({
  type: z.url(),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional(),
  requestId: z.string().describe('Say it when you write to us'),
  errors: z
    .array(z.object({ field: z.string(), message: z.string() }))
    .optional()
    .describe('What is wrong, by field'),
});

/** The API as OpenAPI 3.1 describes it. @param site what the product is called here, and where it is */
export function openApiDocument(site: { name: string; appUrl: string; contactEmail: string }) {
  const paths = Object.fromEntries(
    [...Map.groupBy(operations, ({ path }) => path)].map(([path, all]) => [
      path,
      Object.fromEntries(all.map((one) => [one.method.toLowerCase(), operationOf(one)])),
    ]),
  );
  return {
    openapi: '3.1.1',
    info: { title: `${site.name} API`, version: '1', contact: { email: site.contactEmail } },
    servers: [{ url: `${site.appUrl}/api/v1` }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: `A token of Settings, API tokens. Scopes: ${tokenScopes.map((scope) => `${scope} (${scopeWords[scope]})`).join(', ')}`,
        },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description: 'The same request with the same key is done once within 24 hours, and answered alike.',
          schema: { type: 'string', minLength: 1, maxLength: 200 },
        },
      },
      responses: {
        Problem: {
          description: 'What went wrong',
          content: { 'application/problem+json': { schema: schemaOf(problemShape, 'output') } },
        },
      },
    },
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
