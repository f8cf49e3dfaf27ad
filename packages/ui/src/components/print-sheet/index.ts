export {
  PrintSheet,
  PrintSheetEnd,
  type PrintSheetEndProps,
  PrintSheetFact,
  type PrintSheetFactProps,
  PrintSheetFacts,
  type PrintSheetFactsProps,
  PrintSheetFoot,
  type PrintSheetFootProps,
  PrintSheetIssued,
  type PrintSheetIssuedProps,
  type PrintSheetProps,
  PrintSheetSignatures,
  type PrintSheetSignaturesProps,
  PrintSheetTable,
  type PrintSheetTableProps,
  PrintSheetTitle,
  type PrintSheetTitleProps,
  PrintSheetWords,
  type PrintSheetWordsProps,
} from './print-sheet.tsx';
export { PrintSheetHead, type PrintSheetHeadProps } from './print-sheet-head.tsx';
export {
  PrintSheetPages,
  type PrintSheetPagesProps,
  type PrintSheetPagesWords,
} from './print-sheet-pages.tsx';
export { PrintSheetStatement, type PrintSheetStatementProps } from './print-sheet-statement.tsx';
