import type { LenientResponse } from '@sahakorn/contract/call';
import type { home } from '@sahakorn/contract/home';

export type HomeSection = LenientResponse<typeof home>['data'][number];

export type SectionByKind<Kind extends HomeSection['kind']> = Extract<HomeSection, { kind: Kind | null }>;
export type Slide = SectionByKind<'slider'>['items'][number];
export type CalendarEvent = SectionByKind<'calendar'>['items'][number];
export type RateGroup = SectionByKind<'rates'>['groups'][number];
