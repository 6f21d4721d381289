import { z } from 'zod';
import { defineOperation } from '#app/api/define.ts';
import { isoTime } from '#contract/base/shapes.ts';
import { watchInput } from '#contract/watching/input.ts';
import { watchShape } from '#contract/watching/shapes.ts';
import { startWatching } from '#core/watching/actions/start-watching.ts';
import { stopWatching } from '#core/watching/actions/stop-watching.ts';
import { readOwnWatch } from '#core/watching/queries/own-watch.ts';

const tag = 'Watching';

const watch = watchShape.extend({
  isScanning: z.boolean(),
  scope: z.object({
    isWhole: z.boolean().describe('Everything proven or declared is scanned; otherwise proven addresses alone'),
    paidUntil: isoTime.nullable(),
  }),
});

export const watchingOperations = [
  defineOperation({
    id: 'readWatch',
    method: 'GET',
    path: '/watching',
    tag,
    scope: 'watching:read',
    summary: 'Read whether watching is on, and what it has noticed',
    answer: watch,
    run: (ctx) => readOwnWatch(ctx),
  }),
  defineOperation({
    id: 'startWatching',
    method: 'PUT',
    path: '/watching',
    tag,
    scope: 'watching:write',
    summary: 'Switch watching on, or change how often',
    body: watchInput,
    actions: ['watching/start-watching'],
    run: (ctx, { body }) => startWatching(ctx, body).then(() => undefined),
  }),
  defineOperation({
    id: 'stopWatching',
    method: 'DELETE',
    path: '/watching',
    tag,
    scope: 'watching:write',
    summary: 'Switch watching off',
    actions: ['watching/stop-watching'],
    run: (ctx) => stopWatching(ctx).then(() => undefined),
  }),
];
