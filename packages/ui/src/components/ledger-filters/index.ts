export {
  LedgerFilters,
  type LedgerFiltersProps,
  type LedgerFiltersWords,
  type LedgerFilterValue,
} from './ledger-filters.tsx';
