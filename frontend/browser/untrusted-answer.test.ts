import { ask, openChat, replies, replyEnded } from './support/chat';
import { speaker } from './support/speaker';
import { expect, test } from './support/test';

const HOSTILE = `Here is **help**:

<script>window.broken = true; alert(1)</script>
<img src="https://evil.example/pixel.png" onerror="window.broken = true">
<iframe src="https://evil.example/frame"></iframe>
<a href="javascript:window.broken = true">tag link</a>

![a picture](https://evil.example/picture.png "title")
![](data:text/html,<script>alert(1)</script>)
[a script](javascript:window.broken=true) and [another](JaVaScRiPt:alert(1))
[by data](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)
[a vet](https://vet.example/ok) and [a call](tel:+390000000)

| a | b |
| - | - |
| <b onmouseover="alert(1)">x</b> | y |

The end.`;

test('a hostile answer cannot load, run or link to anything that is not allowed', async ({
  page,
  product,
  owner,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const model = await speaker(HOSTILE, 30);
  const check = async (): Promise<void> => {
    await expect(replies(page)).toContainText('The end.');
    await replyEnded(page);
    const answer = page.getByRole('log');
    await expect(answer.locator('strong')).toHaveText('help');
    await expect(answer.locator('script, img, iframe, object, embed, form, style')).toHaveCount(0);
    const links = await answer
      .locator('a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links).toEqual(['https://vet.example/ok', 'tel:+390000000']);
    const handlers = await answer
      .locator('*')
      .evaluateAll((all) =>
        all.flatMap((one) => one.getAttributeNames().filter((name) => name.startsWith('on'))),
      );
    expect(handlers).toEqual([]);
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  };
  await product.withModel(model.url, async () => {
    await openChat(page, owner);
    await ask(page, 'What do you say?');
    await check();
    await page.reload();
    await check();
  });
  model.close();
  expect(dialogs).toEqual([]);
  expect([...hosts]).toEqual([new URL(product.url).host]);
});
