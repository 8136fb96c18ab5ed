/**
 * An invisible copy of a text, which makes a text field as tall as its text: both lie in one cell
 * of a grid. `field-sizing` would do the same, but Safari has it only since version 26.2.
 * @param className the padding of the field, and the height from which it scrolls
 */
export const AsTall = ({ text, className }: { text: string; className: string }) => (
  <p
    aria-hidden
    className={`invisible col-start-1 row-start-1 overflow-hidden leading-6 [overflow-wrap:break-word] whitespace-pre-wrap ${className}`}
  >
    {text}{' '}
  </p>
);
