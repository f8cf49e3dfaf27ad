export {
  Passbook,
  PassbookCells,
  type PassbookCellsProps,
  PassbookCover,
  type PassbookCoverProps,
  PassbookFact,
  type PassbookFactProps,
  PassbookFacts,
  type PassbookFactsProps,
  type PassbookProps,
} from './passbook.tsx';
