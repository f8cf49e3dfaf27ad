/** A topic as the list has it; everything in it is plain text. */
export type BoardTopic = {
  id: number;
  title: string;
  name: string;
  /** An ISO instant. */
  createdAt: string;
  answerCount: number;
};

export type BoardAnswer = {
  id: number;
  body: string;
  name: string;
  createdAt: string;
  /** The cooperative answers. */
  staff: boolean;
};

export type BoardTopicPage = BoardTopic & { body: string; answers: readonly BoardAnswer[] };

/** One page of the board. */
export type BoardList = { page: number; pageCount: number; total: number; topics: readonly BoardTopic[] };

/** What of a topic its reader wrote, and may take away. */
export type OwnPosts = { topic: boolean; answers: readonly number[] };

/** A text that was taken, and what takes it away again. */
export type Posted = { id: number; token: string };
