/* global document, requestAnimationFrame -- functions that run in the page use them */
import { BrowserTab } from './browser-tab.mjs';
import { longAnswer } from './long-answer.mjs';

const PAGE = `<!doctype html><meta charset="utf-8">
<style>main{height:600px;overflow-y:auto;white-space:pre-wrap;font:16px/1.6 sans-serif}</style>
<main><p></p></main><textarea rows="1" cols="60"></textarea>`;

/**
 * The floor: a page with only a text and an input, which appends new text to its single text node
 * once per frame.
 */
export async function openBarePage(browser) {
  const tab = await BrowserTab.open(browser);
  await tab.page.setContent(PAGE);
  await tab.page.locator('textarea').focus();
  return {
    tab,
    /** @param speed in characters per second; 0 shows the whole text at once. */
    show: (speed) => tab.page.evaluate(append, { text: longAnswer, speed }),
  };
}

/** Runs in the page. */
function append({ text, speed }) {
  const log = document.querySelector('main');
  const paragraph = document.querySelector('p');
  const node = document.createTextNode('');
  paragraph.replaceChildren(node);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const draw = () => {
      const came = speed
        ? Math.floor(((performance.now() - startedAt) / 1000) * speed)
        : text.length;
      node.appendData(text.slice(node.length, came));
      log.scrollTop = log.scrollHeight;
      if (node.length < text.length) requestAnimationFrame(draw);
      else resolve();
    };
    requestAnimationFrame(draw);
  });
}
