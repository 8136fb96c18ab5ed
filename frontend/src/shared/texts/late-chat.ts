import { catalogueOf } from './catalogue';
import { withLateChat } from './loaders';

/** The chat's texts, and those of its parts that are seldom shown. */
export const { useTexts } = catalogueOf(withLateChat);
