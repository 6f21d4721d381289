const entities = new Map(Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }));

/** For element content and quoted attributes. Characters that XML 1.0 cannot hold are left out. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => entities.get(character) ?? '');
}

/** Looked at again after five minutes, so that a new post is soon everywhere. */
export const xmlResponse = (body: string, type: string): Response =>
  new Response(`<?xml version="1.0" encoding="utf-8"?>\n${body}\n`, {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' },
  });
