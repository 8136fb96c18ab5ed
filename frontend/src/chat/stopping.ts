import { currentTexts } from '../shared/texts';
import { toast } from '../shared/ui/notices.store';
import { stopReply } from './chat.api';
import { useChatStore } from './chat.store';

/** Stops a reply: what is shown stays as it is at once, the server tells where it ended. */
export const stop = async (messageId: number): Promise<void> => {
  const { freeze, unfreeze, finish } = useChatStore.getState();
  freeze(messageId);
  try {
    finish(await stopReply(messageId));
  } catch {
    unfreeze(messageId);
    const { common, chat } = currentTexts();
    toast({ title: common.error, description: chat.stopFailed, tone: 'destructive' });
  }
};
