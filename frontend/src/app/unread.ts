import { QueryObserver } from '@tanstack/react-query';
import { setUnread } from '../shared/document';
import { queryClient } from '../shared/queries';
import { SEEN_MS, sessionsQuery } from '../shared/sessions.api';
import { useUnread } from '../shared/unread.store';

const SIZE = 64;
const APRICOT = '#e8a15c';

const iconLink = (): HTMLLinkElement | null =>
  document.querySelector<HTMLLinkElement>('link[rel="icon"]');

let plainIcon: string | null = null;

const dotted = (icon: HTMLImageElement): string | null => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(icon, 0, 0, SIZE, SIZE);
  context.fillStyle = APRICOT;
  context.beginPath();
  context.arc(SIZE - 15, 15, 15, 0, 2 * Math.PI);
  context.fill();
  return canvas.toDataURL('image/png');
};

let wanted = false;

/** Draws a dot on the tab's icon, or removes it. */
const markIcon = async (marked: boolean): Promise<void> => {
  wanted = marked;
  const link = iconLink();
  if (!link) return;
  plainIcon ??= link.href;
  if (!marked) {
    link.href = plainIcon;
    return;
  }
  const icon = new Image();
  icon.src = plainIcon;
  await icon.decode();
  const drawn = dotted(icon);
  if (wanted && drawn !== null) link.href = drawn;
};

/** Badges the installed app's icon, where the browser supports it. */
const badge = async (count: number): Promise<void> => {
  if (!('setAppBadge' in navigator)) return;
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
};

const show = (count: number): void => {
  setUnread(count);
  markIcon(count > 0).catch(() => undefined);
  badge(count).catch(() => undefined);
};

/**
 * Delay before the marks appear, in milliseconds: an answer that is seen at once is marked as read,
 * on the server too, before that.
 */
const SETTLE_MS = 2 * SEEN_MS;

/** Keeps title, icon and badge in step with the number of unread answers. */
export const showUnread = (): (() => void) => {
  /** Unknown at first: the app's icon may have a number of an earlier visit. */
  let shown = -1;
  let timer: number | undefined;
  const update = (count: number): void => {
    window.clearTimeout(timer);
    if (count === shown) return;
    timer = window.setTimeout(
      () => {
        shown = count;
        show(count);
      },
      count > shown ? SETTLE_MS : 0,
    );
  };
  const stop = new QueryObserver(queryClient, sessionsQuery).subscribe(({ data }) => {
    if (!data) return;
    update(data.reduce((sum, { unread }) => sum + unread, 0));
    useUnread.setState({
      ofPets: Object.fromEntries(data.map(({ petId, unread }) => [petId, unread])),
    });
  });
  return () => {
    window.clearTimeout(timer);
    stop();
    show(0);
    useUnread.setState({ ofPets: {} });
  };
};
