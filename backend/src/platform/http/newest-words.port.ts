/** What was said last in a chat, as plain text. */
export interface NewestWords {
  question: string;
  /** The answer's paragraphs. */
  answer: string[];
  /** Whether nothing was said before. */
  isWhole: boolean;
}

/**
 * Which chat a page shows: the one of this session, of this pet, the one that this browser opened
 * last or, without any of these, that of the first pet.
 */
export interface ShownChat {
  sessionId?: number;
  petId?: number;
  isLast?: boolean;
}

/** What the pages of the chat need from the room `chat`, which provides it: `NewestWordsService`. */
export abstract class NewestWordsPort {
  /** @returns null if the chat is not the user's, or does not end with an answer. */
  abstract of(userId: number, chat: ShownChat): Promise<NewestWords | null>;
}
