import type { Pet } from '@contract/pets';
import type { ReminderProposal } from '@contract/reminders';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatDay, formatShortDay } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useSession } from '../../shared/session.store';
import { capital } from '../../shared/schedule-text';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { QUIET_LINK, SourceList } from '../source-list';
import { KIND_ICONS } from './kinds';
import { localZone } from '../../shared/local-time';
import { addReminder, declineProposal } from './reminders.api';
import { repeatText } from '../../shared/repeat';
import { useAnswer } from './use-answer';

type SourcesProps = Pick<ReminderProposal, 'sources' | 'verifiedOn'>;

const Sources = ({ sources, verifiedOn }: SourcesProps) => {
  const { reminders } = useTexts();
  const language = useLanguage();
  if (sources.length === 0) return null;
  return (
    <details className="mt-1 text-sm text-soft">
      <summary className={`w-fit cursor-pointer list-none ${QUIET_LINK}`}>
        {reminders.sources}
      </summary>
      <SourceList sources={sources} />
      <p className="mt-1">{reminders.read(formatDay(verifiedOn, language))}</p>
    </details>
  );
};

interface ProposalProps {
  pet: Pet;
  proposal: ReminderProposal;
  /** Whether it takes the focus when it appears. */
  focused: boolean;
  onAnswered: () => void;
}

const Proposal = ({ pet, proposal, focused, onAnswered }: ProposalProps) => {
  const texts = useTexts();
  const { reminders } = texts;
  const language = useLanguage();
  const hasMail = useSession(({ user }) => user?.email != null);
  const { key, kind, title, why, rule, startsAt, from, to, sources, verifiedOn } = proposal;
  const accept = useAnswer({
    call: () =>
      addReminder(pet.id, {
        kind,
        title,
        rule,
        startsAt,
        timeZone: localZone(),
        proposalKey: key,
        channels: hasMail ? ['mail'] : [],
      }),
    said: hasMail ? reminders.acceptedMail : reminders.accepted,
    onDone: onAnswered,
  });
  const decline = useAnswer({
    call: () => declineProposal(pet.id, proposal),
    said: reminders.declined,
    onDone: onAnswered,
  });
  const isPending = accept.isPending || decline.isPending;
  const [first, last] = [formatShortDay(from, language), formatShortDay(to, language)];
  const window = first === last ? reminders.on(first) : reminders.window(first, last);
  const Icon = KIND_ICONS[kind];
  return (
    <li className="flex gap-x-3 py-3">
      <span
        aria-hidden
        className="flex size-[38px] shrink-0 items-center justify-center rounded-full border border-dashed border-edge text-soft max-[21rem]:hidden"
      >
        <Icon className="size-[19px]" />
      </span>
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>
        <p className="mt-0.5 text-sm text-soft">
          {capital(rule === null ? window : `${window}, ${repeatText(rule, texts)}`)}
        </p>
        <p className="mt-1.5 text-[0.9375rem] text-pretty [overflow-wrap:anywhere] text-soft">
          {why}
        </p>
        <Sources sources={sources} verifiedOn={verifiedOn} />
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            variant="quiet"
            size="sm"
            autoFocus={focused}
            aria-label={reminders.acceptIt(title)}
            aria-disabled={isPending}
            onClick={() => !isPending && accept.run(proposal)}
          >
            {reminders.accept}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={reminders.declineIt(title)}
            aria-disabled={isPending}
            onClick={() => !isPending && decline.run(proposal)}
          >
            {reminders.decline}
          </Button>
        </div>
      </div>
    </li>
  );
};

interface ProposalsProps extends Omit<ProposalProps, 'proposal' | 'focused'> {
  proposals: readonly ReminderProposal[];
}

/** Shown at once; the others behind a button. */
const FIRST = 2;

/** What the care schedules suggest, each with its reason and its sources. */
export const Proposals = ({ proposals, ...props }: ProposalsProps) => {
  const { reminders } = useTexts();
  const [all, setAll] = useState(false);
  if (proposals.length === 0) return null;
  const shown = all ? proposals : proposals.slice(0, FIRST);
  return (
    <div className="mt-4 print:hidden">
      <h3 className="text-[1.0625rem]">{reminders.suggested(props.pet.name)}</h3>
      <ul className="mt-1 divide-y divide-line">
        {shown.map((proposal, index) => (
          <Proposal
            key={proposal.key}
            proposal={proposal}
            focused={all && index === FIRST}
            {...props}
          />
        ))}
      </ul>
      {shown.length < proposals.length && (
        <Button variant="ghost" size="sm" className="-ml-4.5" onClick={() => setAll(true)}>
          {reminders.moreSuggested(proposals.length - shown.length)}
          <ChevronDown aria-hidden className="size-4.5" />
        </Button>
      )}
    </div>
  );
};
