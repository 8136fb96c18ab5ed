import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beforeShown, loadTexts, withTexts } from './first';

it('loads the texts of a page part registered while others are loading', async () => {
  const loaded: string[] = [];
  beforeShown(async () => {
    await Promise.resolve();
    if (loaded.push('known') > 1) return;
    beforeShown((language) => {
      loaded.push(`late, ${language}`);
      return Promise.resolve();
    });
  });
  await loadTexts('it');
  expect(loaded).toContain('late, it');
});

describe('a part that loads later', () => {
  /** Imports a part whose texts fail to download this often. */
  const open = (failures: number) => {
    const download = vi.fn(() => Promise.resolve());
    for (let time = 0; time < failures; time += 1)
      download.mockRejectedValueOnce(new TypeError('offline'));
    const part = Promise.resolve().then(() => {
      beforeShown(download);
      return { name: 'part' };
    });
    return { download, opening: withTexts(part) };
  };

  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('is used only once its texts are loaded, and their download is retried', async () => {
    const { download, opening } = open(2);
    const opened = vi.fn();
    void opening.then(opened);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(download).toHaveBeenCalledTimes(2);
    expect(opened).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(opened).toHaveBeenCalledWith({ name: 'part' });
  });

  it('fails after five tries, and can be opened again', async () => {
    const { opening } = open(5);
    const failed = vi.fn();
    opening.catch(failed);
    await vi.advanceTimersByTimeAsync(4_500);
    expect(failed).toHaveBeenCalledWith(new TypeError('offline'));
    await expect(withTexts(Promise.resolve('again'))).resolves.toBe('again');
  });
});
