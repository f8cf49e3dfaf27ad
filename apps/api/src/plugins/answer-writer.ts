import { serializerCompiler } from '@fastify/type-provider-zod';
import build from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Compiler = FastifySerializerCompiler<z.ZodType>;
type Write = ReturnType<Compiler>;

const ALTERNATIVES = /"(?:anyOf|oneOf|allOf)":/;
/** Without names, schemas are inlined instead of referenced. */
const NO_NAMES = z.registry<never>();

/**
 * Writes answers with functions that are compiled from their schemas: the fields of the schema, in its
 * order, and no others. Values are not validated here: the types of a handler and its list of columns
 * match the schema, and tests validate every answer. An answer with alternative shapes needs
 * validation to find its shape, so zod writes it.
 */
export const compileWriter = cacheBySchema((route) => {
  const shape = JSON.stringify(toShape(route.schema));
  if (ALTERNATIVES.test(shape)) return serializerCompiler(route);
  const schema: build.AnySchema = JSON.parse(shape);
  return build(schema);
});

/** Validates answers as well, and checks that the compiled function writes them to the same byte. */
export const compileStrictWriter = cacheBySchema((route) => {
  const validate: Write = serializerCompiler(route);
  const write: Write = compileWriter(route);
  return (answer) => {
    const text = validate(answer);
    const written = write(JSON.parse(text));
    if (written !== text) throw new Error(`${route.url} is written in two ways: ${text} and ${written}`);
    return text;
  };
});

/**
 * Compiling takes most of the time in which an app is built, and tests build thousands with the same schemas.
 */
function cacheBySchema(compile: Compiler): Compiler {
  const writers = new WeakMap<z.ZodType, Write>();
  return (route) => {
    const write = writers.get(route.schema) ?? compile(route);
    writers.set(route.schema, write);
    return write;
  };
}

/** The JSON schema of an answer as fast-json-stringify writes it best. */
function toShape(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    metadata: NO_NAMES,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      inlineNull(jsonSchema);
      keepOrder(jsonSchema);
    },
  });
}

/** With `nullable` the writer need not validate a value to find its alternative of `anyOf`. */
function inlineNull(schema: JsonSchema): void {
  const [inner, none, ...more] = schema.anyOf ?? [];
  if (inner === undefined || none?.type !== 'null' || more.length > 0) return;
  delete schema.anyOf;
  Object.assign(schema, inner, { nullable: true });
}

/** Required fields would be written first: where the schema has another order, none counts as required. */
function keepOrder(schema: JsonSchema): void {
  const { properties = {}, required = [] } = schema;
  const names = Object.keys(properties);
  if (names.slice(0, required.length).some((name) => !required.includes(name))) delete schema.required;
}
