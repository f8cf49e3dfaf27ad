/** A topic of the demonstration; ages are in days before the day on which it is loaded. */
export type DemoTopic = {
  age: number;
  title: string;
  body: string;
  name: string;
  /** Of a demonstration member who was signed in. */
  membershipNo?: string;
  answers?: readonly DemoAnswer[];
};

export type DemoAnswer = {
  age: number;
  body: string;
  name: string;
  /** The officer, where the cooperative answers. */
  staff?: string;
};
