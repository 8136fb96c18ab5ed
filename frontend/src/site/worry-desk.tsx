import { PAGES } from '@contract/pages';
import { SPECIES, type Species } from '@contract/species';
import { countCharacters } from '@contract/text';
import { WORRY_MAX, type WorryBody, type WorryReply } from '@contract/worries';
import { ArrowUp } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type KeyboardEvent,
} from 'react';
import { Link } from 'react-router-dom';
import { api, hasStatus } from '../shared/api';
import { useLanguage } from '../shared/preferences.store';
import { useFirstTexts } from '../shared/texts/first';
import { AsTall } from '../shared/ui/as-tall';
import { HeroScene } from './hero-scene';

/** What the visitor said, and the reply. */
export interface HeardWorry {
  text: string;
  species: Species | null;
  reply: WorryReply;
}

type Advice = ComponentType<{ worry: HeardWorry }>;

/** Loads the component that shows a reply: nobody needs it before there is one. */
export type LoadAdvice = () => Promise<Advice>;

type Failure = 'empty' | 'limited' | 'unreachable';

const useWorry = (loadAdvice: LoadAdvice) => {
  const language = useLanguage();
  const [text, setText] = useState('');
  const [species, setSpecies] = useState<Species | ''>('');
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [heard, setHeard] = useState<{ Advice: Advice; worry: HeardWorry } | null>(null);
  const over = countCharacters(text.trim()) - WORRY_MAX;

  const tell = async (): Promise<void> => {
    const told = text.trim();
    if (asking || over > 0) return;
    setHeard(null);
    setFailure(told === '' ? 'empty' : null);
    if (told === '') return;
    setAsking(true);
    const body: WorryBody = { text: told, language, ...(species !== '' && { species }) };
    try {
      const [Advice, reply] = await Promise.all([
        loadAdvice(),
        api.post<WorryReply>('/api/worries', body),
      ]);
      setHeard({ Advice, worry: { text: told, species: species || null, reply } });
    } catch (error) {
      setFailure(hasStatus(error, 429) ? 'limited' : 'unreachable');
    } finally {
      setAsking(false);
    }
  };
  const write = (next: string): void => {
    setText(next);
    setFailure(null);
  };
  return { text, write, species, setSpecies, asking, failure, over, heard, tell };
};

type Worry = ReturnType<typeof useWorry>;

const SpeciesChoice = ({ species, setSpecies }: Pick<Worry, 'species' | 'setSpecies'>) => {
  const { common, worry } = useFirstTexts();
  return (
    <select
      aria-label={worry.species}
      value={species}
      onChange={(event) => setSpecies(event.target.value as Species | '')}
      className="min-h-[44px] max-w-full rounded-full border border-line bg-card px-[12px] text-[0.9375rem] text-soft"
    >
      <option value="">{worry.anySpecies}</option>
      {SPECIES.map((one) => (
        <option key={one} value={one}>
          {common.species[one]}
        </option>
      ))}
    </select>
  );
};

const never = () => () => undefined;

/** False in the prerendered page, until it is hydrated. */
const useIsReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The field has no name, so that a submit before hydration puts nothing typed into the address. */
const Form = ({ worry, onNear }: { worry: Worry; onNear: () => void }) => {
  const { common, worry: texts } = useFirstTexts();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, write, asking, failure, over, tell } = worry;
  // Before hydration, a submit button would reload the page and lose what was typed.
  const isReady = useIsReady();
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (text === '' && typed !== '') write(typed);
  }, [text, write]);
  const problem = over > 0 ? common.tooLong(over) : failure === null ? null : texts[failure];
  const submit = (): void => {
    if (text.trim() === '' || over > 0) field.current?.focus();
    void tell();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id} className="font-display text-[1.1875rem] font-[650] tracking-[-0.015em]">
        {texts.title}
      </label>
      <div className="mt-2.5 flex items-end rounded-[28px] border border-edge bg-ground py-[5px] pr-[5px] pl-[18px] has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-green">
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
          <AsTall text={text || texts.placeholder} className="max-h-44 py-[10px]" />
          <textarea
            ref={field}
            id={id}
            rows={1}
            value={text}
            placeholder={texts.placeholder}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-note`}
            onFocus={onNear}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
            className="col-start-1 row-start-1 w-full resize-none bg-transparent py-[10px] leading-6 outline-none placeholder:text-faint"
          />
        </div>
        <button
          type={isReady ? 'submit' : 'button'}
          aria-label={asking ? texts.asking : texts.submit}
          aria-disabled={asking}
          className="grid size-[44px] shrink-0 place-items-center rounded-full bg-green text-green-ink transition-colors hover:bg-green/90 aria-disabled:cursor-progress aria-disabled:opacity-60"
        >
          <ArrowUp aria-hidden className="size-5" />
        </button>
      </div>
      <p id={`${id}-note`} role="alert" className="mt-2 font-medium text-red empty:hidden">
        {problem}
      </p>
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <SpeciesChoice {...worry} />
        <p className="text-sm text-faint">{texts.nothingStored}</p>
      </div>
    </form>
  );
};

/** The form under the lamp: takes a visitor's worry before there is an account. */
export const WorryDesk = ({ loadAdvice }: { loadAdvice: LoadAdvice }) => {
  const { worry: texts } = useFirstTexts();
  const worry = useWorry(loadAdvice);
  const { failure, heard, asking } = worry;
  const unheard = failure === 'limited' || failure === 'unreachable';
  return (
    <div className="min-w-0 overflow-hidden rounded-[28px] border border-line bg-card shadow-float">
      <HeroScene />
      <div className="px-4 pt-5 pb-4 sm:px-6">
        <Form worry={worry} onNear={() => void loadAdvice().catch(() => undefined)} />
        {unheard && (
          <p className="mt-2 text-[0.9375rem] text-soft">
            {texts.inEmergency}{' '}
            <Link
              to={PAGES.emergency}
              className="font-semibold text-red underline underline-offset-3"
            >
              {texts.emergencyHelp}
            </Link>
          </p>
        )}
        {asking && (
          <p role="status" className="mt-3 text-soft">
            {texts.asking}
          </p>
        )}
        {heard && <heard.Advice key={heard.worry.text} worry={heard.worry} />}
      </div>
    </div>
  );
};
