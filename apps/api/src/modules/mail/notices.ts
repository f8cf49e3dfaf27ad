import type { Kysely } from 'kysely';
import type { NoticeKind } from '../../db/account-schema.ts';
import type { Database } from '../../db/schema.ts';
import { isMailAddress } from '../../mail-address.ts';
import { deviceName } from '../../client/device-name.ts';
import { createNoticeQueries } from './notice-queries.ts';

/** A notice to a member. */
export type Notice = {
  kind: NoticeKind;
  membershipNo: string;
  /** From the register; null if it states none. */
  email: string | null;
  userAgent: string;
  /** The code of an `identity-code`; stored until it is sent. */
  code?: string;
};

/** Queues notices in the transaction of what they are about. */
export class Notices {
  readonly #now: () => Date;
  readonly #wake: () => void;

  constructor({ now, wake }: { now: () => Date; wake: () => void }) {
    this.#now = now;
    this.#wake = wake;
  }

  /** Queues a notice inside a transaction. False if the register has no valid mail address. */
  async add(trx: Kysely<Database>, { kind, membershipNo, email, userAgent, code }: Notice): Promise<boolean> {
    const address = email?.trim() ?? '';
    if (!isMailAddress(address)) return false;
    const now = this.#now();
    await createNoticeQueries(trx).insertNotice({
      membership_no: membershipNo,
      kind,
      address,
      device: deviceName(userAgent),
      happened_at: now,
      due_at: now,
      code: code ?? null,
    });
    return true;
  }

  /** Call it after the commit. */
  wake(): void {
    this.#wake();
  }
}
