import { useId, useState } from 'react';
import { isMac } from '../../shared/is-mac';
import { useTexts } from '../../shared/texts/late-chat';
import { Dialog } from '../../shared/ui/dialog';
import { Switch } from '../../shared/ui/switch';
import { singleKeysAct, switchSingleKeys } from './single-keys';

const Key = ({ name }: { name: string }) => (
  <kbd className="inline-grid min-h-7 min-w-7 place-items-center rounded-lg border border-edge bg-sunk px-2 font-sans text-sm font-semibold">
    {name}
  </kbd>
);

const KEYS = {
  focus: ['/'],
  send: ['Enter'],
  newLine: ['Shift', 'Enter'],
  editLast: ['↑'],
  stop: ['Esc'],
  find: ['Ctrl', 'K'],
  help: ['?'],
} as const;

type Shortcut = keyof typeof KEYS;

const SingleKeys = () => {
  const { shortcuts } = useTexts();
  const id = useId();
  const [on, setOn] = useState(singleKeysAct);
  const change = (wanted: boolean): void => {
    switchSingleKeys(wanted);
    setOn(wanted);
  };
  return (
    <div className="mt-4">
      <div className="flex items-center justify-between gap-3">
        <span id={id}>{shortcuts.singleKeys}</span>
        <Switch
          on={on}
          aria-labelledby={id}
          aria-describedby={`${id}-explanation`}
          onChange={change}
        />
      </div>
      <p id={`${id}-explanation`} className="text-[0.9375rem] text-pretty text-soft">
        {shortcuts.singleKeysText}
      </p>
    </div>
  );
};

/** All keyboard shortcuts of the chat, each with what it does. */
export const ShortcutsSheet = ({ onClose }: { onClose: () => void }) => {
  const { chatTools, shortcuts } = useTexts();
  const names = (shortcut: Shortcut): string[] =>
    KEYS[shortcut].map((key) => (key === 'Ctrl' && isMac() ? '⌘' : key));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={chatTools.shortcuts}>
      <dl className="mt-5 grid gap-1">
        {(Object.keys(KEYS) as Shortcut[]).map((shortcut) => (
          <div
            key={shortcut}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 last:border-0"
          >
            <dt>{shortcuts[shortcut]}</dt>
            <dd className="ml-auto flex gap-1.5">
              {names(shortcut).map((name) => (
                <Key key={name} name={name} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <SingleKeys />
    </Dialog>
  );
};
