/** Prints the conversation as far as it is loaded, or one of its answers alone. */
export const print = (answer?: Element | null): void => {
  const { documentElement: root } = document;
  if (answer) {
    answer.setAttribute('data-printed', '');
    root.setAttribute('data-prints', 'answer');
  }
  const restore = (): void => {
    answer?.removeAttribute('data-printed');
    root.removeAttribute('data-prints');
  };
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
};
