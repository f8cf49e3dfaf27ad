import { z } from './zod.ts';
import { defineCall } from './call.ts';
import { Outcome, feed } from './envelope.ts';

export const Terms = z.object({
  version: z.int(),
  title: z.string(),
  body_html: z.string().meta({ description: 'Sanitised on the server' }),
});
export type Terms = z.infer<typeof Terms>;

export const termsOfCondition = defineCall({
  id: 'termofconditional',
  method: 'POST',
  path: '/api/member/termofconditional',
  summary: "Check whether the current terms are accepted: rc_code '1', or '0' and the terms",
  tag: 'terms',
  access: 'session',
  allowsTemporaryPassword: true,
  response: feed(Terms).extend({ data: z.array(Terms).default([]) }),
});

export const acceptTerms = defineCall({
  id: 'acceptTermofconditional',
  method: 'POST',
  path: '/api/member/termofconditional/accept',
  summary: 'Accept a version of the terms',
  tag: 'terms',
  access: 'session',
  allowsTemporaryPassword: true,
  writes: true,
  body: z.object({ version: z.int().min(1).max(1_000_000) }),
  response: Outcome,
});

export const currentTerms = defineCall({
  id: 'currentTerms',
  method: 'GET',
  path: '/api/info/termofconditional',
  summary: 'The current terms, for everyone; no data if there are none',
  tag: 'terms',
  access: 'public',
  response: feed(Terms),
});
