/** What memories need from the room `chat`, which builds on pets and provides it: `PetMessagesService`. */
export abstract class PetMessagesPort {
  /** The words of messages, by id; messages that are not in the pet's chat are left out. */
  abstract textsOf(petId: number, messageIds: number[]): Promise<Map<number, string>>;
}
