import type { Bilingual } from '../../language.ts';

/** A file that looks like books, but is not text. */
export type DocumentKind = { name: Bilingual; advice: Bilingual };

const AS_CSV: Bilingual = {
  th: 'เปิดด้วยโปรแกรมตาราง แล้วบันทึกเป็น CSV UTF-8',
  en: 'open it in a spreadsheet and save it as CSV UTF-8',
};
const AS_TEXT: Bilingual = {
  th: 'ส่งออกจากระบบต้นทางเป็น CSV UTF-8',
  en: 'export it from its system as CSV UTF-8',
};

const EXCEL = {
  name: {
    th: 'ไฟล์ Excel (xlsx) หรือเอกสาร Office อื่น',
    en: 'an Excel workbook (xlsx) or another Office document',
  },
  advice: AS_CSV,
};
const ODS = {
  name: { th: 'ไฟล์ตาราง OpenDocument (ods)', en: 'an OpenDocument spreadsheet (ods)' },
  advice: AS_CSV,
};
const ZIP = {
  name: { th: 'ไฟล์ zip เช่น Excel (xlsx)', en: 'a zip file, such as an Excel workbook (xlsx)' },
  advice: AS_CSV,
};
const OLD_EXCEL = {
  name: {
    th: 'ไฟล์ Excel รุ่นเก่า (xls) หรือเอกสาร Office รุ่นเก่าอื่น',
    en: 'an old Excel workbook (xls) or Office document',
  },
  advice: AS_CSV,
};
const PDF = { name: { th: 'ไฟล์ PDF', en: 'a PDF' }, advice: AS_TEXT };
const HTML = { name: { th: 'หน้า HTML', en: 'an HTML page' }, advice: AS_CSV };

/** How many bytes `recogniseDocument` looks at. */
export const DOCUMENT_START_BYTES = 512;

/** Recognises a spreadsheet, a PDF or a page by its first bytes; null for anything else. */
export function recogniseDocument(start: Buffer): DocumentKind | null {
  const text = start.subarray(0, DOCUMENT_START_BYTES).toString('latin1');
  if (text.startsWith('PK\u0003\u0004')) {
    if (text.includes('opendocument.spreadsheet')) return ODS;
    return /\[Content_Types\]|_rels\/|xl\//.test(text) ? EXCEL : ZIP;
  }
  if (text.startsWith('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')) return OLD_EXCEL;
  if (text.startsWith('%PDF-')) return PDF;
  return /^(?:\u00ef\u00bb\u00bf)?\s*<(?:!doctype html|html|table|\?xml)/i.test(text) ? HTML : null;
}

/** Why such a file is refused, and what to do. */
export function describeDocument({ name, advice }: DocumentKind): Bilingual {
  return { th: `เป็น${name.th} ${advice.th}`, en: `it is ${name.en}; ${advice.en}` };
}
