import { defineEvent } from '#core/base/audit/events.ts';

export const postCreated = defineEvent({
  name: 'post.created',
  action: 'create',
  entityType: 'blog_post',
  sentence: 'A blog post was added',
});

export const postUpdated = defineEvent({
  name: 'post.updated',
  action: 'update',
  entityType: 'blog_post',
  sentence: 'A blog post was changed',
});

export const postPublished = defineEvent({
  name: 'post.published',
  action: 'update',
  entityType: 'blog_post',
  sentence: 'A blog post was published at the time that was chosen for it',
});

export const postDeleted = defineEvent({
  name: 'post.deleted',
  action: 'delete',
  entityType: 'blog_post',
  sentence: 'A blog post was deleted',
});
