import { describe, expect, it } from 'vitest';
import { findCircularFolders, findCircularImports, findViolations } from './lint-walls.mjs';

const FORBIDDEN = [
  ['packages/thai/src/date.ts', "import { z } from '@sahakorn/contract/values';"],
  ['packages/thai/src/date.ts', "import React from 'react';"],
  ['packages/rules/src/interest.ts', "import { Money } from '@sahakorn/contract/values';"],
  ['packages/rules/src/interest.ts', "import { readFileSync } from 'node:fs';"],
  ['packages/contract/src/values.ts', "import { parseRate } from '@sahakorn/rules/rate';"],
  ['packages/ui/src/components/menu/menu.tsx', "import { Link } from 'react-router-dom';"],
  ['packages/ui/src/components/menu/menu.tsx', "import { login } from '@sahakorn/contract/session';"],
  ['packages/ui/src/components/menu/menu.tsx', "import { x } from '../../../../thai/src/date.ts';"],
  ['packages/contract/src/calls.ts', "export { Button } from '@sahakorn/ui/button';"],
  ['apps/api/src/app.ts', "import { routes } from '@sahakorn/portal/routes';"],
  ['apps/api/src/db/client.ts', "import { x } from '../modules/deposit/deposit-service.ts';"],
  ['apps/api/src/modules/member/member-service.ts', "import { x } from '../deposit/deposit-queries.ts';"],
  ['apps/api/src/plugins/call.ts', "import { buildApp } from '../app.ts';"],
  ['apps/portal/src/features/deposit/deposit-page.tsx', "import { x } from '../status/status-page.tsx';"],
  ['apps/portal/src/features/deposit/deposit-page.tsx', "import { x } from '../../shell/member-shell.tsx';"],
  [
    'apps/portal/src/domain/statement/use-statement.ts',
    "import { depositApi } from '../../features/deposit/deposit-endpoints.ts';",
  ],
  [
    'apps/portal/src/domain/topic/topic-items.tsx',
    "import { HomeSection } from '../../features/home/home-section.tsx';",
  ],
  [
    'apps/portal/src/components/contact-phone.tsx',
    "import { siteApi } from '../domain/site/site-endpoints.ts';",
  ],
  ['apps/portal/src/lib/api/api.ts', "import { sessionSlice } from '../../domain/session/session-slice.ts';"],
  [
    'apps/portal/src/domain/session/session-slice.ts',
    "const page = () => import('../../features/logon/logon-page.tsx');",
  ],
  ['apps/portal/src/shell/member-shell.tsx', "export { routes } from '../app/routes.ts';"],
];

const ALLOWED = [
  ['packages/rules/src/day.ts', "import { toDayNumber } from '@sahakorn/thai/iso-date';"],
  [
    'apps/api/src/modules/loan/loan-service.ts',
    "import { getSchedule } from '@sahakorn/rules/loan-schedule';",
  ],
  ['packages/contract/src/values.ts', "import { padMembershipNo } from '@sahakorn/thai/membership-no';"],
  [
    'packages/ui/src/components/money/money.tsx',
    "import { formatMoney } from '@sahakorn/thai/money';\nimport { cn } from '../../internal/cn.ts';",
  ],
  [
    'apps/api/src/modules/member/member-routes.ts',
    "import { requireMember } from '../session/session-hooks.ts';",
  ],
  ['apps/api/src/modules/member/member-queries.ts', "import type { Database } from '../../db/schema.ts';"],
  ['apps/portal/src/app/routes.ts', "const page = () => import('../features/deposit/deposit-page.tsx');"],
  [
    'apps/portal/src/features/deposit/deposit-page.tsx',
    "import { Button } from '@sahakorn/ui/button';\nimport { api } from '../../lib/api/api.ts';",
  ],
  [
    'apps/portal/src/features/loan/loan-statement-page.tsx',
    "import { StatementLedger } from '../../domain/statement/statement-ledger.tsx';",
  ],
  [
    'apps/portal/src/features/loan/loan-statement-page.tsx',
    "import { DocumentButton } from '../../domain/documents/document-button.tsx';",
  ],
  ['apps/portal/src/domain/documents/document-endpoints.ts', "import { api } from '../../lib/api/api.ts';"],
  ['apps/portal/src/components/html/sanitised-html.tsx', "import { paths } from '../../lib/paths.ts';"],
  ['apps/portal/src/domain/statement/use-statement.ts', "import { toFeed } from '../../lib/api/feed.ts';"],
  ['apps/api/src/modules/member/member.test.ts', "import { buildTestApp } from '../../../test/helper.ts';"],
];

describe('import boundaries', () => {
  it.each(FORBIDDEN)('forbid in %s: %s', (file, code) => {
    expect(findViolations(file, code)).toHaveLength(1);
  });

  it.each(ALLOWED)('allow in %s: %s', (file, code) => {
    expect(findViolations(file, code)).toEqual([]);
  });
});

it('finds circular imports, also by types and dynamic imports', () => {
  const codes = new Map([
    ['packages/thai/src/a.ts', "import { b } from './b.ts';"],
    ['packages/thai/src/b.ts', "import type { C } from './c/c.ts';"],
    ['packages/thai/src/c/c.ts', "const load = () => import('../a.ts');"],
    ['packages/thai/src/d.ts', "export { b } from './b.ts'; import React from 'react';"],
  ]);
  expect(findCircularImports(codes)).toEqual([
    'packages/thai/src/a.ts -> packages/thai/src/b.ts -> packages/thai/src/c/c.ts -> packages/thai/src/a.ts',
  ]);
});

it('finds circles between folders where no files import each other', () => {
  const codes = new Map([
    ['apps/portal/src/lib/screen.ts', "import { isApiError } from './api/api-error.ts';"],
    ['apps/portal/src/lib/api/api-error.ts', ''],
    ['apps/portal/src/lib/api/envelope.ts', "import { parseJson } from '../parse.ts';"],
    ['apps/portal/src/lib/parse.ts', ''],
  ]);
  expect(findCircularImports(codes)).toEqual([]);
  expect(findCircularFolders(codes)).toEqual([
    'apps/portal/src/lib -> apps/portal/src/lib/api -> apps/portal/src/lib',
  ]);
});

it('finds no circle between folders by what a test imports, nor by two adjacent files in src', () => {
  const codes = new Map([
    ['apps/api/src/app.ts', "import { createClient } from './db/client.ts';"],
    ['apps/api/src/config.ts', ''],
    ['apps/api/src/db/client.ts', "import { readConfig } from '../config.ts';"],
    ['apps/api/src/db/client.test.ts', "import { buildApp } from '../app.ts';"],
  ]);
  expect(findCircularFolders(codes)).toEqual([]);
});
