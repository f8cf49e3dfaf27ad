import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EXAMPLE_CONFIG, RuntimeConfig } from '@sahakorn/contract/runtime-config';
import { findNearestName } from './nearest-name.ts';
import { type Bilingual, joinLines } from './language.ts';
import { getErrorCode, OperatorError } from './operator-error.ts';

/** Variables by name, as `process.env` has them. */
export type Variables = Readonly<Record<string, string | undefined>>;

const FILE = 'portal.config.json';

/** The environment variables, which override the file. */
export const RUNTIME_VARIABLES: Readonly<Record<keyof RuntimeConfig, string>> = {
  coopNameTH: 'COOP_NAME_TH',
  coopNameEN: 'COOP_NAME_EN',
  coopShortName: 'COOP_SHORT_NAME',
  www_description: 'WWW_DESCRIPTION',
  sentryKey: 'SENTRY_KEY',
  theme: 'THEME',
  grayscale: 'GRAYSCALE',
  copyrightYear: 'COPYRIGHT_YEAR',
  memberAreaOpen: 'MEMBER_AREA_OPEN',
  coopAddress: 'COOP_ADDRESS',
  contactPhone: 'CONTACT_PHONE',
  contactHours: 'CONTACT_HOURS',
};

/**
 * The settings of a cooperative, from `DATA_DIR/portal.config.json` and the environment. With a cooperative's
 * own name, nothing of the example applies; without one the example cooperative is shown.
 */
export function readRuntimeConfig(dataDir: string, variables: Variables): RuntimeConfig {
  const file = path.join(dataDir, FILE);
  const given = { ...readFile(file), ...fromEnvironment(variables) };
  const settings = 'coopNameTH' in given ? given : { ...EXAMPLE_CONFIG, ...given };
  const parsed = RuntimeConfig.strict().safeParse(settings);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => describeUnknown(key, file));
    const name = String(issue.path[0]) as keyof RuntimeConfig;
    const variable = RUNTIME_VARIABLES[name];
    return {
      th: `${name} (${file} หรือ ${variable}) ไม่ได้ตั้งหรือตั้งผิด: ${issue.message}`,
      en: `${name} (${file} or ${variable}) is wrong or missing: ${issue.message}`,
    };
  });
  throw new OperatorError(joinLines(lines));
}

function describeUnknown(key: string, file: string): Bilingual {
  const nearest = findNearestName(key, Object.keys(RUNTIME_VARIABLES));
  return {
    th: `${key} ใน ${file} ไม่ใช่ค่าตั้งของพอร์ทัล${nearest === null ? '' : ` เขียนว่า ${nearest}`}`,
    en: `${key} in ${file} is no setting of the portal${nearest === null ? '' : `: write ${nearest}`}`,
  };
}

function readFile(file: string): object {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(getErrorCode(error))) return {};
    if (getErrorCode(error) !== '')
      throw new OperatorError({
        th: `อ่าน ${file} ไม่ได้ (${getErrorCode(error)})`,
        en: `${file} cannot be read (${getErrorCode(error)}).`,
      });
  }
  throw new OperatorError({ th: `${file} ไม่ใช่ JSON object`, en: `${file} is not a JSON object.` });
}

function fromEnvironment(variables: Variables): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries(RUNTIME_VARIABLES)) {
    const text = variables[variable];
    if (text !== undefined) found[name] = parseValue(name as keyof RuntimeConfig, text);
  }
  return found;
}

/** Parses a variable as JSON where the setting is not text: `false`, `2569`. */
function parseValue(name: keyof RuntimeConfig, text: string): unknown {
  if (RuntimeConfig.shape[name].safeParse(text).success) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
