import type { CSSProperties, ReactNode } from 'react';
import { Cat, Phone, TriangleAlert } from 'lucide-react';
import { useFirstTexts } from '../shared/texts/first';
import { Chip } from '../shared/ui/badge';
import { Card } from '../shared/ui/card';
import { MarkDisc } from '../shared/ui/mark-disc';

/** Milliseconds until each part appears; the words of the answer follow one another. */
const SCENE = { question: 350, triage: 1100, answer: 1900, word: 55 } as const;

const at = (delay: number): CSSProperties => ({ animationDelay: `${delay}ms` });

const Words = ({ text }: { text: string }) =>
  text.split(' ').map((word, index) => (
    <span key={index} className="animate-appear" style={at(SCENE.answer + index * SCENE.word)}>
      {word}{' '}
    </span>
  ));

const Triage = ({ title, text, call }: { title: string; text: string; call: ReactNode }) => (
  <div
    className="mt-4 animate-rise rounded-xl border border-l-4 border-red/45 border-l-red bg-red-wash px-4 py-3"
    style={at(SCENE.triage)}
  >
    <p className="flex items-center gap-2 font-semibold text-red">
      <TriangleAlert aria-hidden className="size-5" />
      {title}
    </p>
    <p className="mt-1 text-[0.9375rem]">{text}</p>
    <p className="mt-2.5 inline-flex items-center gap-2 rounded-full bg-red px-4 py-2 text-[0.90625rem] leading-snug font-semibold text-red-ink">
      <Phone aria-hidden className="size-4" />
      {call}
    </p>
  </div>
);

/** Everything is rendered from the start, so that nothing shifts. */
export const SampleChat = () => {
  const { sample } = useFirstTexts().site;
  const answerEnd = SCENE.answer + sample.answer.split(' ').length * SCENE.word;
  return (
    <figure aria-label={sample.label} className="relative min-w-0">
      <div
        aria-hidden
        className="absolute -top-14 -right-10 -z-10 size-70 rounded-full bg-[radial-gradient(closest-side,color-mix(in_oklch,var(--color-apricot)_34%,transparent),transparent)]"
      />
      <Card className="rounded-[22px] p-[18px] shadow-float sm:p-5.5">
        <div className="flex items-center gap-3 border-b border-line pb-4">
          <MarkDisc icon={Cat} />
          <div className="leading-snug">
            <p className="font-display font-[640]">{sample.pet}</p>
            <p className="text-sm text-faint">{sample.facts}</p>
          </div>
        </div>
        <p
          className="mt-4.5 ml-auto w-fit max-w-[78%] animate-rise rounded-[18px] rounded-br-md bg-green-wash px-[16px] py-2.5"
          style={at(SCENE.question)}
        >
          {sample.question}
        </p>
        <Triage title={sample.triage} text={sample.action} call={sample.call} />
        <p className="mt-3.5 text-[0.96875rem]">
          <Words text={sample.answer} />
        </p>
        <p className="mt-3 flex animate-fade flex-wrap gap-2" style={at(answerEnd)}>
          {sample.sources.map((source) => (
            <Chip key={source}>{source}</Chip>
          ))}
        </p>
      </Card>
    </figure>
  );
};
