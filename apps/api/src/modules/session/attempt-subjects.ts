/**
 * What a try is for. `confirm`: the password again, within a session. `identity`: who the member is, also for a
 * forgotten password. Failures of one kind lock no other, but that of `confirm` and `sign-in` are of one secret.
 */
export type AttemptKind = 'sign-in' | 'confirm' | 'identity' | 'register';

const SUBJECTS: Readonly<Record<AttemptKind, string>> = {
  'sign-in': 'number',
  confirm: 'number',
  identity: 'identity',
  register: 'register',
};

/** What the failures of a kind are counted for. */
export function getSubject({ kind, membershipNo }: { kind: AttemptKind; membershipNo: string }): string {
  return `${SUBJECTS[kind]}:${membershipNo}`;
}

/** The advisory lock of everything that concerns the password of a member. */
export function passwordSubject(membershipNo: string): string {
  return getSubject({ kind: 'sign-in', membershipNo });
}

/** What is counted for a subject on a device that the member has used before, by the name of the device. */
export function getDeviceSubject(device: string, subject: string): string {
  return `device:${device}:${subject}`;
}
