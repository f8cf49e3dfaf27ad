/** The demonstration's accounts. */
export type KnownMember = { membershipNo: string; name: string; password: string | null; about: string };

/**
 * The message after the start: the portal's address, the demonstration's accounts and, without a mail server,
 * the folder of mail files.
 */
export function startMessage(
  address: string,
  members: readonly KnownMember[],
  mailFolder: string | null,
): string {
  const lines = ['', `พร้อมใช้งานแล้ว  The portal is ready:  ${address}`];
  const withPassword = members.filter(({ password }) => password !== null);
  if (withPassword.length > 0) {
    lines.push('', 'สมาชิกตัวอย่าง  Demonstration members (membership number, password):');
    for (const { membershipNo, password, name, about } of withPassword) {
      lines.push(`  ${membershipNo}  ${password}  ${name}: ${about}`);
    }
  }
  if (mailFolder !== null) {
    lines.push(
      '',
      `ยังไม่ได้ตั้ง SMTP_URL จดหมายถึงสมาชิกเก็บไว้ที่  No SMTP_URL, so mail to members is kept in:  ${mailFolder}`,
    );
  }
  return [...lines, '', 'กด Ctrl-C เพื่อหยุด  Press Ctrl-C to stop.', ''].join('\n');
}
