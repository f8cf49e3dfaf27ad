import type { RoleGroupKey, RoleToken } from './colour-palette-words.ts';

/** The contrast that a role needs: as text, as an edge, or none. */
export type RoleUse = 'text' | 'edge' | 'decoration';

export type Role = {
  /** Name of the token, without `--color-`. */
  token: RoleToken;
  use: RoleUse;
  /** Classes of a sample: the role with the partner of least contrast, as text or background. */
  sample: string;
};

export type RoleGroup = { key: RoleGroupKey; roles: readonly Role[] };

function role(token: RoleToken, use: RoleUse, sample: string): Role {
  return { token, use, sample };
}

/** Every role of a theme, each with the partner it has the least contrast with. */
export const ROLE_GROUPS: readonly RoleGroup[] = [
  {
    key: 'ground',
    roles: [
      role('canvas', 'text', 'bg-canvas text-text-muted'),
      role('surface', 'text', 'bg-surface text-text-muted'),
      role('subtle', 'text', 'bg-subtle text-text-muted'),
      role('raised', 'text', 'bg-raised text-text-muted'),
      role('text', 'text', 'bg-subtle text-text'),
      role('text-muted', 'text', 'bg-subtle text-text-muted'),
      role('plate', 'text', 'bg-plate text-on-plate'),
      role('on-plate', 'text', 'bg-plate text-on-plate'),
      role('link', 'text', 'bg-canvas text-link'),
    ],
  },
  {
    key: 'cover',
    roles: [
      role('cover', 'text', 'bg-cover text-on-cover-muted'),
      role('on-cover', 'text', 'bg-cover text-on-cover'),
      role('on-cover-muted', 'text', 'bg-cover text-on-cover-muted'),
      role('mark', 'edge', 'bg-cover text-mark'),
      role('brand', 'text', 'bg-brand text-on-brand'),
      role('on-brand', 'text', 'bg-brand text-on-brand'),
      role('brand-hover', 'text', 'bg-brand-hover text-on-brand'),
      role('brand-text', 'text', 'bg-canvas text-brand-text'),
      role('brand-soft', 'text', 'bg-brand-soft text-brand-text'),
      role('brand-line', 'edge', 'bg-surface text-brand-line'),
    ],
  },
  {
    key: 'money',
    roles: [role('in', 'text', 'bg-subtle text-in'), role('out', 'text', 'bg-subtle text-out')],
  },
  {
    key: 'message',
    roles: [
      role('danger', 'text', 'bg-danger-soft text-danger'),
      role('danger-soft', 'text', 'bg-danger-soft text-danger'),
      role('danger-line', 'edge', 'bg-surface text-danger-line'),
      role('on-danger', 'text', 'bg-danger text-on-danger'),
      role('warning', 'text', 'bg-warning-soft text-warning'),
      role('warning-soft', 'text', 'bg-warning-soft text-warning'),
      role('warning-line', 'decoration', 'bg-surface text-warning-line'),
      role('success', 'text', 'bg-success-soft text-success'),
      role('success-soft', 'text', 'bg-success-soft text-success'),
      role('success-line', 'decoration', 'bg-surface text-success-line'),
      role('info', 'text', 'bg-info-soft text-info'),
      role('info-soft', 'text', 'bg-info-soft text-info'),
      role('info-line', 'decoration', 'bg-surface text-info-line'),
    ],
  },
  {
    key: 'line',
    roles: [
      role('line', 'decoration', 'bg-surface text-line'),
      role('line-strong', 'edge', 'bg-canvas text-line-strong'),
      role('focus', 'edge', 'bg-canvas text-focus'),
      role('focus-gap', 'edge', 'bg-focus text-focus-gap'),
    ],
  },
];
