import type { Pet } from '@contract/pets';
import { LIMITS } from '@contract/limits';
import { useState, useId, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePets } from '../../shared/queries';
import { closeSearch } from '../../shared/search.store';
import { useTexts } from '../../shared/texts';
import { Dialog } from '../../shared/ui/dialog';
import { TextField } from '../../shared/ui/field';
import { chatPath, messagePath, useChatAddress } from '../variant';
import { FoundMessage, FoundPet, Option, OptionGroup } from './results';
import { byPet, petsNamed, useFoundMessages } from './search.api';
import { Corrected, MoreResults, SearchState } from './search-state';

const NO_PETS: readonly Pet[] = [];

/** The results, and where each leads, in the order shown. */
const useResults = (typed: string) => {
  const { variant } = useChatAddress();
  const { data: all = NO_PETS } = usePets();
  const found = useFoundMessages(typed);
  const pets = petsNamed(all, typed);
  const groups = byPet(found.messages, all);
  const paths = [
    ...pets.map(({ id }) => chatPath(variant, id)),
    ...groups.flatMap(({ messages }) =>
      messages.map(({ petId, messageId }) => messagePath(variant, petId, messageId)),
    ),
  ];
  return { found, pets, groups, paths, variant };
};

/** The active result: the first one until an arrow key picks another, and again for a new text. */
const useActive = (paths: readonly string[], onChoose: (path: string) => void) => {
  const [chosen, setChosen] = useState<string>();
  const active = paths.includes(chosen ?? '') ? paths.indexOf(chosen ?? '') : 0;
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const path = paths[active];
    if (event.nativeEvent.isComposing || path === undefined) return;
    if (step !== undefined) setChosen(paths.at((active + step) % paths.length));
    else if (event.key === 'Enter') onChoose(path);
    else return;
    event.preventDefault();
  };
  return { active, onKeyDown, reset: () => setChosen(undefined) };
};

interface ResultListProps extends ReturnType<typeof useResults> {
  id: string;
  active: number;
  onChoose: (path: string) => void;
}

const ResultList = ({ id, pets, groups, paths, variant, active, onChoose }: ResultListProps) => {
  const { search } = useTexts();
  const optionOf = (path: string) => {
    const index = paths.indexOf(path);
    return { id: `${id}-${index}`, active: index === active, onChoose: () => onChoose(path) };
  };
  return (
    <div id={id} role="listbox" aria-label={search.results}>
      {pets.length > 0 && (
        <OptionGroup name={search.pets}>
          {pets.map((pet) => (
            <Option key={pet.id} {...optionOf(chatPath(variant, pet.id))}>
              <FoundPet pet={pet} />
            </Option>
          ))}
        </OptionGroup>
      )}
      {groups.map(({ pet, messages }) => (
        <OptionGroup key={pet.id} name={search.messagesOf(pet.name)}>
          {messages.map((message) => (
            <Option
              key={message.messageId}
              {...optionOf(messagePath(variant, pet.id, message.messageId))}
            >
              <FoundMessage message={message} />
            </Option>
          ))}
        </OptionGroup>
      ))}
    </div>
  );
};

export const SearchDialog = () => {
  const { search } = useTexts();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const results = useResults(typed);
  const { found, paths } = results;
  const choose = (path: string): void => {
    closeSearch();
    void navigate(path);
  };
  const { active, onKeyDown, reset } = useActive(paths, choose);
  return (
    <Dialog open onOpenChange={(open) => !open && closeSearch()} title={search.title}>
      <div className="mt-4 flex h-[min(30rem,60dvh)] flex-col">
        <TextField
          label={search.field}
          value={typed}
          maxLength={LIMITS.search.text}
          type="text"
          enterKeyHint="go"
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={paths.length > 0}
          aria-controls={listId}
          aria-activedescendant={paths.length > 0 ? `${listId}-${active}` : undefined}
          onChange={({ target }) => {
            setTyped(target.value);
            reset();
          }}
          onKeyDown={onKeyDown}
        />
        <div className="-mx-2.5 min-h-0 flex-1 overflow-y-auto">
          <Corrected words={found.corrected} />
          <ResultList id={listId} {...results} active={active} onChoose={choose} />
          <MoreResults found={found} />
          <SearchState found={found} count={paths.length} />
        </div>
      </div>
    </Dialog>
  );
};
