import { useCallback, type ImgHTMLAttributes } from 'react'

/** A picture that only a call could fetch. Its address lives as long as it is shown. */
export function BlobImage({ picture, alt, ...rest }: { picture: Blob; alt: string } & ImgHTMLAttributes<HTMLImageElement>) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(picture)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [picture],
  )
  return <img ref={show} alt={alt} {...rest} />
}
