import { describe, expect, it } from 'vitest';
import { Gauge } from '#app/ui/charts/gauge.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Hash } from '#app/ui/controls/hash.tsx';
import { Pagination, pagesToShow } from '#app/ui/controls/pagination.tsx';
import { Select } from '#app/ui/controls/select-field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { Severity } from '#app/ui/display/severity.tsx';
import { sidebarCookieFor, sidebarOpen } from '#app/ui/layout/sidebar-state.ts';
import { Drawer, DrawerOpener } from '#app/ui/overlays/drawer.tsx';
import { bands, severities } from '#contract/scans/severity.ts';
import { proves } from '#tests/proves.ts';
import { renderAt, textOf } from './render-for-tests.tsx';

describe('select', () => {
  it('refuses an option with an empty value', proves('LIM-001'), async () => {
    const select = <Select name="status" options={[{ value: '', label: 'All' }]} />;
    await expect(renderAt('/', select)).rejects.toThrow('empty value');
  });
});

describe('field', () => {
  it('links its hint and its error to the control', async () => {
    const html = await renderAt(
      '/',
      <TextField id="mail" label="Email" hint="Yours" error="Enter an email address." />,
    );
    expect(html).toContain('aria-describedby="mail-hint mail-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('<label class="label" for="mail">');
  });
});

describe('button', () => {
  it('says what it is doing while busy', async () => {
    const html = await renderAt(
      '/',
      <Button busy busyLabel="Starting…">
        Start
      </Button>,
    );
    expect(html).toContain('aria-busy="true"');
    expect(textOf(html)).toBe('Starting…');
  });
});

describe('drawer', () => {
  it('is the target of its opener, and is closed by what leaves that target', async () => {
    const html = await renderAt(
      '/',
      <>
        <DrawerOpener id="menu">Open menu</DrawerOpener>
        <Drawer id="menu" label="Menu">
          text
        </Drawer>
      </>,
    );
    expect(html).toMatch(/<a [^>]*href="#menu"[^>]*>Open menu/);
    expect(html).toMatch(/<dialog [^>]*id="menu"/);
    expect(html).toMatch(/<a [^>]*href="#top" aria-label="Close menu"/);
  });
});

describe('severity', () => {
  it.each([...severities, ...bands])('%s is shown by bars and a word together', async (level) => {
    const html = await renderAt('/', <Severity level={level} />);
    expect(html).toContain('class="bars"');
    expect(textOf(html)).not.toBe('');
  });
});

describe('gauge', () => {
  it.each([
    [9, 'Quiet'],
    [10, 'Low'],
    [30, 'Medium'],
    [55, 'High'],
    [80, 'Critical'],
  ])('a score of %i reads as %s', async (score, band) => {
    const html = await renderAt('/', <Gauge figures={{ score, most: score, open: null }} />);
    expect(html).toContain(`aria-label="Risk score ${score} out of 100: ${band}. Lower is quieter."`);
  });
});

describe('gauge of a score that is not one number', () => {
  it('says both ends while sources are silent, and draws the part between them', async () => {
    const html = await renderAt('/', <Gauge figures={{ score: 28, most: 48, open: null }} />);
    expect(html).toContain('aria-label="Risk score 28 to 48 out of 100: Low to Medium. Lower is quieter."');
    expect(textOf(html)).toContain('28–48 out of 100 Low to Medium');
    expect(html).toMatch(/class="maybe"><path/);
  });

  it('says what is open and what is on record, and marks the second', async () => {
    const figures = { score: 62, most: 62, open: { score: 24, most: 24 } };
    const html = await renderAt('/', <Gauge figures={figures} />);
    expect(html).toContain('aria-label="Risk score 24 out of 100: Low. On record: 62 out of 100. Lower is quieter."');
    expect(textOf(html)).toContain('24 62 on record Low');
    expect(html).toContain('tick');
  });
});

describe('hash', () => {
  it('shows 12 characters, or plain words when there is none', async () => {
    expect(textOf(await renderAt('/', <Hash value="8f3a91c04be2d770" />))).toBe('8f3a91c04be2');
    expect(textOf(await renderAt('/', <Hash value={null} />))).toBe('Not verified');
  });
});

describe('pagination', () => {
  it('names what it shows and marks the current page', async () => {
    const html = await renderAt(
      '/',
      <Pagination page={2} pageSize={10} total={100} hrefFor={(page) => `?page=${page}`} />,
    );
    expect(textOf(html)).toContain('Showing 11 to 20 of 100');
    expect(html).toMatch(/aria-current="page"[^>]*aria-label="Page 2"|aria-label="Page 2"[^>]*aria-current="page"/);
  });
  it('leaves a gap where pages are left out', () => {
    expect(pagesToShow(5, 10)).toEqual([1, 0, 4, 5, 6, 0, 10]);
    expect(pagesToShow(1, 1)).toEqual([1]);
  });
});

describe('sidebar state', () => {
  it('is kept in the cookie "sidebar:state" for seven days', proves('LAY-001', 'LAY-002'), () => {
    expect(sidebarCookieFor(false)).toBe('sidebar:state=false; path=/; max-age=604800; samesite=lax');
  });
  it('is as the cookie says, and without one as the window allows', () => {
    expect(sidebarOpen(null)).toBeNull();
    expect(sidebarOpen('a=1; sidebar:state=true')).toBe(true);
    expect(sidebarOpen('a=1; sidebar:state=false; b=2')).toBe(false);
  });
});
