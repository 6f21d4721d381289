import { expect, it } from 'vitest';
import { pictureAddress } from './picture.ts';

it('a picture is loaded over https', () => {
  expect(pictureAddress('https://img.example/a.jpg')).toBe('https://img.example/a.jpg');
  expect(pictureAddress('https://img.example/a?name=logo.svg')).toBe('https://img.example/a?name=logo.svg');
});

it.each([
  'http://img.example/a.jpg',
  'javascript:alert(1)',
  'JaVa\nScript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'data:image/png;base64,AAAA',
  'blob:https://img.example/1',
  'https://img.example/a.svg',
  'https://img.example/a.SVGZ?x=1#y',
  'https://img.example/a%2Esvg',
  'https://img.example/a.svg%20',
  'https://img.example/%ff',
  'https://user@img.example/a.png',
  'https://:secret@img.example/a.png',
  '//img.example/a.png',
  '/a.png',
  '',
  null,
])('and not as %j', (url) => {
  expect(pictureAddress(url)).toBeNull();
});
