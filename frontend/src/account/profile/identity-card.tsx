import type { Profile } from '@contract/accounts';
import type { Plan } from '@contract/plans';
import { Mail, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../shared/texts/pages';
import { Avatar } from '../../shared/ui/avatar';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { EmailNotices } from './email-notices';
import { ProfileForm } from './profile-form';

/** US format in every language, as the specification says. */
const joinDateFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Breaks before the @ rather than within a name. */
const Email = ({ address }: { address: string }) => {
  const at = address.lastIndexOf('@');
  return (
    <p className="flex w-full items-start gap-2.5 text-soft sm:order-last">
      <Mail aria-hidden className="mt-1 size-4.5 text-faint" />
      <span className="min-w-0 wrap-break-word">
        {address.slice(0, at)}
        <wbr />
        {address.slice(at)}
      </span>
    </p>
  );
};

interface IdentityCardProps {
  profile: Profile;
  plan: Plan;
}

export const IdentityCard = ({ profile, plan }: IdentityCardProps) => {
  const { common, profile: texts } = useTexts();
  const [editing, setEditing] = useState(false);
  const [edited, setEdited] = useState(false);
  const close = (): void => {
    setEditing(false);
    setEdited(true);
  };
  return (
    <Card className="p-[20px] sm:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-5 sm:gap-x-5">
        <Avatar name={profile.displayName} url={profile.photoURL} size="lg" />
        <div className="min-w-0 flex-[1_1_9rem] leading-snug">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h2 className="min-w-0 text-[1.375rem] wrap-break-word">{profile.username}</h2>
            <Badge>{common.plans[plan]}</Badge>
          </div>
          <p className="mt-1 text-sm text-faint">
            {texts.memberSince(joinDateFormat.format(new Date(profile.joinDate)))}
          </p>
        </div>
        {!editing && profile.email !== null && <Email address={profile.email} />}
        {!editing && (
          <Button
            variant="quiet"
            size="sm"
            className="max-sm:w-full"
            autoFocus={edited}
            onClick={() => setEditing(true)}
          >
            <Pencil aria-hidden className="size-4" />
            {texts.edit}
          </Button>
        )}
      </div>
      {editing ? (
        <ProfileForm profile={profile} onClose={close} />
      ) : (
        <EmailNotices profile={profile} />
      )}
    </Card>
  );
};
