/** A device on which the member is signed in. */
export type Device = {
  id: string;
  /** Browser and system in words, such as Chrome บน Android. */
  name: string;
  /** ISO instants. */
  signedInAt: string;
  lastSeenAt: string;
  /** Where from, masked; empty where it is not known. */
  address: string;
  /** The device in the reader's hands. */
  current: boolean;
};
