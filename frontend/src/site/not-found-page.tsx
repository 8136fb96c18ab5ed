import { PAGES } from '@contract/pages';
import { Link } from 'react-router-dom';
import { useFirstTexts } from '../shared/texts/first';
import { useTitle } from '../shared/use-title';
import { Button } from '../shared/ui/button';
import { StateCard } from '../shared/ui/card';
import { LostTrail } from './lost-trail';

export const NotFoundPage = () => {
  const { notFound } = useFirstTexts().site;
  useTitle('notFound');
  return (
    <StateCard picture={<LostTrail />} title={notFound.title} text={notFound.text}>
      <Button asChild>
        <Link to={PAGES.home}>{notFound.home}</Link>
      </Button>
    </StateCard>
  );
};
