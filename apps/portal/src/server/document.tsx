import type { RuntimeConfig } from '@sahakorn/contract/runtime-config';
import { HeadTags, type PageHead } from '../components/page-meta.tsx';
import { PAGE_DATA_ID, type PageData } from '../lib/config/page-data.ts';
import { toScriptJson } from './script-json.ts';

export type PageAssets = {
  /** The script that applies display settings before the first paint; null for the default settings. */
  displayScript: string | null;
  /** URLs of style sheets. */
  styles: readonly string[];
  /** Style sheets to inline, so that the first paint needs no other file. */
  inlineStyles: readonly { file: string; text: string }[];
  fonts: readonly string[];
  entry: string;
  scripts: readonly string[];
};

type DocumentProps = {
  data: PageData;
  dataJson: string;
  head: PageHead;
  assets: PageAssets;
  grayscale: boolean;
  root: string;
};

export function Document({ data, dataJson, head, assets, grayscale, root }: DocumentProps) {
  const { config, origin, rendered } = data;
  const waits = rendered !== null;
  return (
    <html
      lang="th"
      data-theme={config.theme}
      data-appearance="light"
      data-text-size="100"
      {...(grayscale && { 'data-grayscale': '' })}
    >
      <head>
        <meta charSet="utf-8" />
        {assets.displayScript && <script src={assets.displayScript} />}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <HeadTags {...head} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.inlineStyles.map(({ file, text }) => (
          <style key={file} dangerouslySetInnerHTML={{ __html: text }} />
        ))}
        {!waits &&
          assets.scripts.map((href) => (
            <link key={href} rel="modulepreload" crossOrigin="anonymous" href={href} />
          ))}
        {/* A server-rendered page loads its script after styles, fonts and pictures. */}
        <script
          type="module"
          src={assets.entry}
          crossOrigin="anonymous"
          {...(waits && { fetchPriority: 'low' })}
        />
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: root }} />
        <script
          type="application/json"
          id={PAGE_DATA_ID}
          {...(waits && { 'data-preload': assets.scripts.join(' ') })}
          dangerouslySetInnerHTML={{ __html: dataJson }}
        />
        {origin !== null && !head.noIndex && <StructuredData head={head} origin={origin} />}
        {!waits && <NoScript config={config} />}
      </body>
    </html>
  );
}

function StructuredData({ head, origin }: { head: PageHead; origin: string }) {
  return head
    .structured(origin)
    .map((value) => (
      <script
        key={String(value['@type'])}
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: toScriptJson(value) }}
      />
    ));
}

function NoScript({ config: { contactPhone } }: { config: RuntimeConfig }) {
  return (
    <noscript className="fixed inset-x-0 bottom-0 z-50 bg-surface p-gutter text-center">
      ระบบสมาชิกต้องใช้ JavaScript เปิดใช้งานในเบราว์เซอร์ แล้วเปิดหน้านี้อีกครั้ง
      {contactPhone && ` หรือโทร ${contactPhone}`}
    </noscript>
  );
}
