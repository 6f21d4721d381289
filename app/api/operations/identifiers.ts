import { z } from 'zod';
import { defineOperation, idParam, listOf } from '#app/api/define.ts';
import { identifierInput, profileInput } from '#contract/identifiers/input.ts';
import { askedBrokerShape, identifierShape } from '#contract/identifiers/shapes.ts';
import { addIdentifier } from '#core/identifiers/actions/add-identifier.ts';
import { checkDomain } from '#core/identifiers/actions/check-domain.ts';
import { mailIdentifierLink } from '#core/identifiers/actions/mail-identifier-link.ts';
import { proveProfile } from '#core/identifiers/actions/prove-profile.ts';
import { removeIdentifier } from '#core/identifiers/actions/remove-identifier.ts';
import { showDomainToHibp } from '#core/identifiers/actions/show-domain-to-hibp.ts';
import { listOwnIdentifiers } from '#core/identifiers/queries/own-identifiers.ts';
import { listAskedBrokers } from '#core/removal/brokers/queries/asked-brokers.ts';

const tag = 'Identifiers';
const params = idParam('id');

const own = identifierShape.extend({
  record: z.string().nullable().describe('What a domain has to publish, or a profile to show, to be proven'),
});

export const identifierOperations = [
  defineOperation({
    id: 'listIdentifiers',
    method: 'GET',
    path: '/identifiers',
    tag,
    scope: 'identifiers:read',
    summary: 'List what scans look for',
    answer: listOf(own),
    run: async (ctx) => ({ items: await listOwnIdentifiers(ctx) }),
  }),
  defineOperation({
    id: 'addIdentifier',
    method: 'POST',
    path: '/identifiers',
    tag,
    scope: 'identifiers:write',
    summary: 'Add something to look for; an address is mailed a link, a domain waits for its record',
    body: identifierInput,
    answer: z.object({ result: z.enum(['added', 'mailed', 'proven']) }),
    status: 201,
    actions: ['identifiers/add-identifier'],
    run: async (ctx, { body }) => ({ result: await addIdentifier(ctx, body) }),
  }),
  defineOperation({
    id: 'removeIdentifier',
    method: 'DELETE',
    path: '/identifiers/{id}',
    tag,
    scope: 'identifiers:write',
    summary: 'Remove something from the list',
    params,
    actions: ['identifiers/remove-identifier'],
    run: (ctx, input) => removeIdentifier(ctx, input.params).then(() => undefined),
  }),
  defineOperation({
    id: 'mailIdentifierLink',
    method: 'POST',
    path: '/identifiers/{id}/link',
    tag,
    scope: 'identifiers:write',
    summary: 'Mail another link to an address that is not proven',
    params,
    actions: ['identifiers/mail-identifier-link'],
    run: (ctx, input) => mailIdentifierLink(ctx, input.params).then(() => undefined),
  }),
  defineOperation({
    id: 'checkDomain',
    method: 'POST',
    path: '/identifiers/{id}/record',
    tag,
    scope: 'identifiers:write',
    summary: 'Look for the record that proves a domain',
    params,
    answer: z.object({ record: z.enum(['there', 'missing', 'unknown']) }),
    actions: ['identifiers/check-domain'],
    run: async (ctx, input) => ({ record: await checkDomain(ctx, input.params) }),
  }),
  defineOperation({
    id: 'showDomainToHibp',
    method: 'POST',
    path: '/identifiers/{id}/hibp',
    tag,
    scope: 'identifiers:write',
    summary: 'Hand the proof of a domain on to Have I Been Pwned, or learn which record it wants to see',
    params,
    answer: z.object({
      state: z.enum(['shown', 'missing', 'unknown']),
      record: z.string().nullable().describe('What the domain has to publish besides'),
    }),
    actions: ['identifiers/show-domain-to-hibp'],
    run: (ctx, input) => showDomainToHibp(ctx, input.params),
  }),
  defineOperation({
    id: 'proveProfile',
    method: 'POST',
    path: '/identifiers/{id}/profile',
    tag,
    scope: 'identifiers:write',
    summary: 'Look for the text that proves a profile under a user name',
    params,
    body: profileInput.omit({ id: true }),
    answer: z.object({ profile: z.enum(['there', 'missing', 'nobody', 'unknown']) }),
    actions: ['identifiers/prove-profile'],
    run: async (ctx, input) => ({ profile: await proveProfile(ctx, { ...input.params, ...input.body }) }),
  }),
  defineOperation({
    id: 'listAskedBrokers',
    method: 'GET',
    path: '/brokers',
    tag,
    scope: 'identifiers:read',
    summary: 'List the data brokers that you ticked as asked, before requests were kept',
    answer: listOf(askedBrokerShape),
    run: async (ctx) => ({ items: await listAskedBrokers(ctx) }),
  }),
];
