import type { Call } from '@sahakorn/contract/call';
import { calls } from '@sahakorn/contract/calls';
import { printPdf } from '@sahakorn/contract/document';
import { beforeAll, describe, expect, it } from 'vitest';
import { getTestApp } from '../app.ts';
import { useTestDatabase } from '../database.ts';

type Operation = {
  operationId: string;
  security?: unknown[];
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: { content: { 'application/json': { schema: Record<string, unknown> } } };
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
};

type OpenApi = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Record<string, unknown>> };
};

const database = useTestDatabase();
let document: OpenApi;
let operations: Operation[];

beforeAll(async () => {
  const app = await getTestApp(database);
  document = (await app.inject('/api/openapi.json')).json<OpenApi>();
  operations = Object.values(document.paths).flatMap((path) => Object.values(path));
});

describe('the OpenAPI document', () => {
  it('is of version 3.1', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  it('holds every call once', () => {
    expect(operations.map((operation) => operation.operationId).sort()).toEqual(
      calls.map((call) => call.id).sort(),
    );
  });

  it('has no password hint and no secret question', () => {
    const names = [...JSON.stringify(document).matchAll(/"([A-Za-z_]+)":\{/g)].map(([, name]) => name);
    expect(names.filter((name) => /hint|question|answer_to|remind/i.test(name ?? ''))).toEqual([]);
  });

  it('points at nothing outside its components', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]);
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(references).not.toEqual([]);
    expect(known).toEqual(expect.arrayContaining(references));
  });

  it('declares every parameter of a path', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      for (const operation of Object.values(methods)) {
        const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
        expect(declared.map((parameter) => parameter.name)).toEqual(named);
      }
    }
  });

  it('documents the idempotency key of every call that takes one', () => {
    const once = calls.filter((call: Call) => call.once).map(({ id }) => id);
    expect(once).toEqual(expect.arrayContaining(['board_create', 'board_ans', 'demand_create']));
    const keyed = operations.filter(({ parameters }) =>
      parameters?.some(({ in: place }) => place === 'header'),
    );
    expect(keyed.map(({ operationId }) => operationId).sort()).toEqual(once.sort());
    for (const { responses } of keyed)
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['409', '422']));
  });

  it('requires a bearer token for every call that is not public', () => {
    const open = operations
      .filter((operation) => !operation.security)
      .map((operation) => operation.operationId);
    expect(open.sort()).toEqual(
      calls
        .filter((call) => call.access === 'public')
        .map((call) => call.id)
        .sort(),
    );
  });

  it('describes money as text, never as a number', () => {
    const statement = document.paths['/api/member/member_dep_statement/{deposit_account_no}']?.['post'];
    const text = JSON.stringify(statement);
    expect(text).toContain('"fee_amount":{"$ref":"#/components/schemas/Money"}');
    expect(document.components.schemas['Money']?.['type']).toBe('string');
  });

  it('describes what a client sends, not what the server makes of it', () => {
    const body =
      document.paths['/api/member/auth/login']?.['post']?.requestBody?.content['application/json'].schema;
    expect(body?.['required']).toEqual(['membership_no', 'mem_password']);
  });

  it('describes a document as a file, and its refusal as JSON', () => {
    const content = document.paths[printPdf.path]?.['get']?.responses['200']?.content;
    expect(content?.['application/pdf']?.schema).toEqual({ type: 'string', format: 'binary' });
    expect(content?.['application/json']?.schema).toHaveProperty('anyOf');
  });
});
