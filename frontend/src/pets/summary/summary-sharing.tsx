import type { Summary, SummaryLink } from '@contract/summaries';
import { useState } from 'react';
import { formatDay } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { toast } from '../../shared/ui/notices.store';
import { ConfirmDialog } from '../confirm-dialog';
import { showFailure } from './failure';
import { LinkForm } from './link-form';
import { NewAddress } from './new-address';
import { revokeLink } from './summary.api';

interface LiveLinkProps {
  summary: Summary;
  link: SummaryLink;
}

const LiveLink = ({ summary, link }: LiveLinkProps) => {
  const texts = useTexts().summary.link;
  const language = useLanguage();
  const [revoking, setRevoking] = useState(false);
  return (
    <div className="mb-4">
      <p>{texts.state(formatDay(link.expiresAt, language), link.views)}</p>
      <Button variant="quiet" size="sm" className="mt-3" onClick={() => setRevoking(true)}>
        {texts.revoke}
      </Button>
      {revoking && (
        <ConfirmDialog
          title={texts.revokeTitle}
          text={texts.revokeText}
          confirm={texts.revoke}
          act={() => revokeLink(summary)}
          onDone={() => toast({ title: texts.revoked })}
          onError={(error) => showFailure(summary.petId, error)}
          onClose={() => setRevoking(false)}
        />
      )}
    </div>
  );
};

interface SummarySharingProps {
  summary: Summary;
  /** Whether the plan includes links. */
  canShare: boolean;
}

/** A summary's link: created, shown once, viewed, revoked. */
export const SummarySharing = ({ summary, canShare }: SummarySharingProps) => {
  const { link } = useTexts().summary;
  const [made, setMade] = useState<SummaryLink | null>(null);
  // The link may have been revoked or replaced in another tab since.
  const isCurrent = made !== null && made.expiresAt === summary.link?.expiresAt;
  if (!canShare && summary.link === null) return null;
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="text-lg">{link.title}</h3>
      <p className="mt-1 mb-4 text-[0.9375rem] text-soft">{link.text}</p>
      {isCurrent && made.url !== undefined && (
        <div className="mb-4">
          <NewAddress key={made.url} url={made.url} />
        </div>
      )}
      {summary.link !== null && <LiveLink summary={summary} link={summary.link} />}
      {canShare && !isCurrent && <LinkForm summary={summary} onMade={setMade} />}
    </section>
  );
};
