import type { Memory } from '@contract/memories';
import type { Pet } from '@contract/pets';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { formatDay } from '../../shared/format';
import { addMemory, correctMemory, forgetMemory } from '../../shared/memories.api';
import { useLanguage } from '../../shared/preferences.store';
import { useMemories } from '../../shared/queries';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Skeleton } from '../../shared/ui/loading';
import { toast, toastError } from '../../shared/ui/notices.store';
import { TryAgain } from '../../shared/ui/retry-card';
import { MemoryForm } from './memory-form';

interface MemoryRowProps {
  pet: Pet;
  memory: Memory;
  onForget: () => void;
}

const MemoryRow = ({ pet, memory, onForget }: MemoryRowProps) => {
  const { memories: texts } = useTexts().petPage;
  const language = useLanguage();
  const [editing, setEditing] = useState(false);
  const forget = useMutation({
    mutationFn: forgetMemory,
    onSuccess: () => {
      onForget();
      toast({ title: texts.forgotten });
    },
    onError: () => toastError(texts.failed),
  });
  const { text, said, createdAt } = memory;
  if (editing) {
    return (
      <li className="py-3">
        <MemoryForm
          name={`memory.${memory.id}`}
          petName={pet.name}
          text={text}
          save={(next) => correctMemory(memory, next)}
          onClose={() => setEditing(false)}
        />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-start justify-end gap-x-2 py-1">
      <div className="min-w-0 flex-[1_1_10rem] py-2.5 leading-snug">
        <p className="[overflow-wrap:anywhere]">{text}</p>
        <p className="mt-1 text-sm [overflow-wrap:anywhere] text-faint">
          <time dateTime={createdAt}>{formatDay(createdAt, language)}</time>
          {said !== null && texts.said(said)}
        </p>
      </div>
      <div className="flex">
        <Button
          variant="ghost"
          size="icon"
          aria-label={texts.correct(text)}
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden className="size-4.5" />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={texts.forget(text)}
          aria-disabled={forget.isPending}
          onClick={() => !forget.isPending && forget.mutate(memory)}
        >
          <Trash2 aria-hidden className="size-4.5" />
        </Button>
      </div>
    </li>
  );
};

const AddMemory = ({ pet }: { pet: Pet }) => {
  const { memories: texts } = useTexts().petPage;
  const [adding, setAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAdding = useRef(false);
  useEffect(() => {
    if (wasAdding.current && !adding) opener.current?.focus();
    wasAdding.current = adding;
  }, [adding]);
  if (adding) {
    return (
      <div className="py-3">
        <MemoryForm
          name={`new-memory.${pet.id}`}
          petName={pet.name}
          text=""
          save={(text) => addMemory(pet.id, text)}
          onClose={() => setAdding(false)}
        />
      </div>
    );
  }
  return (
    <Button
      ref={opener}
      variant="ghost"
      size="sm"
      className="my-2 -ml-4.5"
      onClick={() => setAdding(true)}
    >
      <Plus aria-hidden className="size-4.5" />
      {texts.add}
    </Button>
  );
};

/** What Zampa is to remember, with the day and the words that stated it. */
export const MemorySection = ({ pet }: { pet: Pet }) => {
  const { petPage } = useTexts();
  const { memories: texts } = petPage;
  const { data, isError, refetch } = useMemories(pet.id);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Card className="px-[20px] pt-5 pb-2 sm:px-6">
      <section aria-labelledby={titleId}>
        <h2 ref={title} id={titleId} tabIndex={-1} className="text-xl outline-none">
          {texts.title}
        </h2>
        <p className="mt-1 text-[0.9375rem] text-soft">{texts.text(pet.name)}</p>
        {data === undefined && !isError && <Skeleton className="my-5 h-5 w-3/5" />}
        {isError && (
          <p className="my-3 flex flex-wrap items-center gap-x-3">
            {texts.unread}
            <TryAgain variant="quiet" size="sm" onRetry={refetch} />
          </p>
        )}
        {data !== undefined && data.length > 0 && (
          <ul className="mt-2 divide-y divide-line">
            {data.map((memory) => (
              <MemoryRow
                key={memory.id}
                pet={pet}
                memory={memory}
                onForget={() => title.current?.focus()}
              />
            ))}
          </ul>
        )}
        {data !== undefined && <AddMemory pet={pet} />}
      </section>
    </Card>
  );
};
