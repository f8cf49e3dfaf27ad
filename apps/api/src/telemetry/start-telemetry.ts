import { createRequire, register } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Bilingual, getLocaleLanguage } from '../language.ts';
import type { Variables } from '../runtime-config.ts';
import { redactPath } from './redact-path.ts';

/** The parts of the optional packages that are used here. */
type Sdk = { start: () => void; shutdown: () => Promise<void> };
type SdkPackage = { NodeSDK: new (options: { instrumentations: unknown[] }) => Sdk };
type HttpHooks = { startIncomingSpanHook: (request: { url?: string }) => Record<string, string> };
type InstrumentationPackage = {
  getNodeAutoInstrumentations: (config: Record<string, HttpHooks>) => unknown[];
};

const PACKAGES = '@opentelemetry/api @opentelemetry/auto-instrumentations-node';
/** What is traced of modules that are imported; their hook reads no others. */
const TRACED = ['pg', 'http', 'https', 'node:http', 'node:https'];
const DEFAULTS = {
  OTEL_SERVICE_NAME: 'sahakorn',
  OTEL_TRACES_EXPORTER: 'otlp',
  OTEL_METRICS_EXPORTER: 'none',
  OTEL_LOGS_EXPORTER: 'none',
  OTEL_NODE_ENABLED_INSTRUMENTATIONS: 'http,pg,undici',
};

/** Attributes that would identify a visitor are left empty. */
const OMITTED_ATTRIBUTES = {
  'url.query': '',
  'client.address': '',
  'network.peer.address': '',
  'user_agent.original': '',
};

/** Where the optional packages of OpenTelemetry are installed. */
export const DEFAULT_OTEL_FOLDER = '/opt/otel';

export function isTelemetryOn({ OTEL_ENABLED }: Variables): boolean {
  return OTEL_ENABLED === 'on';
}

/**
 * Traces requests and queries by OpenTelemetry, where the settings ask for it. Must run before these modules
 * are imported. Without the packages it logs one sentence, and the portal runs without traces.
 */
export function startTelemetry(variables: Variables): void {
  if (!isTelemetryOn(variables)) return;
  const folder = path.resolve(variables.OTEL_FOLDER ?? DEFAULT_OTEL_FOLDER);
  const packages = loadPackages(folder);
  if (!packages) {
    const install = `npm install --prefix ${folder} ${PACKAGES}`;
    const words: Bilingual = {
      th: `เปิด OTEL_ENABLED ไว้ แต่ไม่มีแพ็กเกจของ OpenTelemetry ใน ${folder} (OTEL_FOLDER) พอร์ทัลจึงทำงานโดยไม่เก็บ trace ติดตั้งด้วย: ${install}`,
      en: `OTEL_ENABLED is on, but the packages of OpenTelemetry are not in ${folder} (OTEL_FOLDER): the portal runs without traces. Install them by: ${install}`,
    };
    process.stderr.write(`${words[getLocaleLanguage(variables)]}\n`);
    return;
  }
  for (const [name, value] of Object.entries(DEFAULTS)) process.env[name] ??= value;
  const sdk = new packages.NodeSDK({
    instrumentations: packages.getNodeAutoInstrumentations({
      '@opentelemetry/instrumentation-http': {
        startIncomingSpanHook: ({ url = '' }) => ({ ...OMITTED_ATTRIBUTES, 'url.path': redactPath(url) }),
      },
    }),
  });
  sdk.start();
  // What is known is sent while the server answers its last requests.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.once(signal, () => void sdk.shutdown().catch(() => undefined));
  }
}

function loadPackages(folder: string): (SdkPackage & InstrumentationPackage) | null {
  const require = createRequire(path.join(folder, 'package.json'));
  let instrumentation: string;
  try {
    instrumentation = require.resolve('@opentelemetry/auto-instrumentations-node');
  } catch {
    return null;
  }
  const inner = createRequire(instrumentation);
  const hook = pathToFileURL(inner.resolve('@opentelemetry/instrumentation/hook.mjs'));
  register(hook.href, { parentURL: import.meta.url, data: { include: TRACED } });
  return {
    ...(inner('@opentelemetry/sdk-node') as SdkPackage),
    ...(require(instrumentation) as InstrumentationPackage),
  };
}
