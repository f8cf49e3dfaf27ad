export { LedgerFilters, type LedgerFiltersProps, type LedgerFiltersWords } from './ledger-filters.tsx';
export type { LedgerFilterValue } from './ledger-filter-value.ts';
