import { formatText } from '@sahakorn/thai/text';

const MEMBER_TYPES: Readonly<Record<string, string>> = { '01': 'สามัญ', '02': 'สมทบ' };
const MEMBER_STATUSES: Readonly<Record<string, string>> = { '0': 'ปกติ', '3': 'พ้นสภาพ' };

export const getTypeName = (code: string | null) => getName(MEMBER_TYPES, code);
export const getStatusName = (code: string | null) => getName(MEMBER_STATUSES, code);

/** Shows an unknown code of the cooperative as it is. */
function getName(names: Readonly<Record<string, string>>, code: string | null): string {
  return formatText(code === null ? null : (names[code] ?? code));
}
