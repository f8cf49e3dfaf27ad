export const ATTEMPT_KINDS = ['sign-in', 'confirm', 'identity', 'register'] as const;

/**
 * What a try is for. `confirm`: the password again, within a session. `identity`: who the
 * member is, also for a forgotten password. Failures of one kind lock no other, but that of
 * `confirm` and `sign-in` are of one secret.
 */
export type AttemptKind = (typeof ATTEMPT_KINDS)[number];

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

/**
 * What is counted for temporary passwords that are tried while the number is locked. They are
 * random, so many more may be tried, and strangers who lock the number do not lock out the
 * member to whom the office has given one.
 */
export function getTemporarySubject(membershipNo: string): string {
  return `temporary:${membershipNo}`;
}

/** What the successes of a subject are counted for. */
export function getSuccessSubject(subject: string): string {
  return `success:${subject}`;
}

/** Everything that is counted for a member, on any device and on the known ones. */
export function listSubjects(
  membershipNo: string,
  { kinds, devices }: { kinds: readonly AttemptKind[]; devices: readonly string[] },
): string[] {
  const subjects = kinds.map((kind) => getSubject({ kind, membershipNo }));
  const onDevices = devices.flatMap((device) => subjects.map((subject) => getDeviceSubject(device, subject)));
  return [...subjects, ...onDevices, getTemporarySubject(membershipNo)];
}
